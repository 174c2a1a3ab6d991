import { Fragment, useRef } from 'react';
import { codeTokens } from './code-tokens.ts';
import { CopyButton } from './CopyButton.tsx';
import { Breakable } from './Tool.tsx';

export type CodeOutputProps = {
  readonly code: string;
  /** What the code is: the label of the region and the button. Starts with a capital: `Script for your site`. */
  readonly label: string;
  /** Language of the code, as a fence names it. Default: none. */
  readonly language?: 'html' | 'js' | 'json';
  /** False for code that nobody would paste. Default: true. */
  readonly copy?: boolean;
  /** Without highlighting. Default: false. */
  readonly plain?: boolean;
};

/** Code that a tool has generated, highlighted, with a copy button. */
export function CodeOutput({ code, label, language, copy = true, plain = false }: CodeOutputProps) {
  const element = useRef<HTMLElement>(null);
  return (
    <div className="tool-code code">
      <div className="tool-bar">
        {label}
        {copy && <CopyButton text={code} label={label} source={element} />}
      </div>
      <pre
        tabIndex={0}
        role="group"
        aria-label={label}
        translate="no"
        {...(language ? { 'data-language': language } : {})}
      >
        <code ref={element}>
          {(plain ? [{ text: code }] : codeTokens(code)).map((token, index) =>
            token.class ? (
              <span className={token.class} key={index}>
                <Breakable text={token.text} />
              </span>
            ) : (
              <Fragment key={index}>
                <Breakable text={token.text} />
                {token.text.endsWith('(') && <wbr />}
              </Fragment>
            ),
          )}
        </code>
      </pre>
    </div>
  );
}
