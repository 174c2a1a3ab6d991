import { useState } from 'react';
import { useSite } from '../../../engine/ui/app/site-context.tsx';
import { ChoiceField } from '../kit/ChoiceField.tsx';
import { CodeOutput } from '../kit/CodeOutput.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { Field } from '../kit/Field.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { SwitchField } from '../kit/SwitchField.tsx';
import { Tool } from '../kit/Tool.tsx';
import { buildSnippet, defaultSnippet, tokenProblem, type SnippetOptions } from './snippet.ts';

export type SnippetBuilderProps = { readonly languages: readonly { readonly code: string; readonly name: string }[] };

/** Generates the installation script of a website channel from a few options. */
export function SnippetBuilder({ languages }: SnippetBuilderProps) {
  const { site } = useSite();
  const [options, setOptions] = useState(defaultSnippet);
  const change =
    <Key extends keyof SnippetOptions>(key: Key) =>
    (value: SnippetOptions[Key]): void =>
      setOptions({ ...options, [key]: value });
  const script = buildSnippet(options, site.brand);
  return (
    <Tool
      title="Build your script"
      layout="stack"
      brief={<CopyButton text={script} label="Script for your site" />}
      controls={
        <>
          <Field
            label="Website token"
            code
            value={options.websiteToken}
            onChange={change('websiteToken')}
            error={tokenProblem(options.websiteToken)}
            hint="From the Configuration tab of the channel. It's public, and it doesn't leave this page."
          />
          <SelectField
            label="Language"
            value={options.locale}
            onChange={change('locale')}
            options={[
              { value: '', label: "The account's language" },
              ...languages.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
            ]}
          />
          <ChoiceField
            label="Position"
            value={options.position}
            onChange={change('position')}
            options={[
              { value: 'left', label: 'Left' },
              { value: 'right', label: 'Right' },
            ]}
          />
          <ChoiceField
            label="Color scheme"
            value={options.darkMode}
            onChange={change('darkMode')}
            options={[
              { value: 'light', label: 'Light' },
              { value: 'auto', label: 'Same as the system' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <ChoiceField
            label="Launcher"
            value={options.type}
            onChange={change('type')}
            options={[
              { value: 'standard', label: 'Round bubble' },
              { value: 'expanded_bubble', label: 'Bubble with text' },
            ]}
          />
          {options.type === 'expanded_bubble' && (
            <Field
              label="Launcher text"
              value={options.launcherTitle}
              onChange={change('launcherTitle')}
              hint="If you leave this empty, the launcher shows the widget's own label."
            />
          )}
          <SwitchField
            label="Follow the visitor's browser language"
            checked={options.useBrowserLanguage}
            onChange={change('useBrowserLanguage')}
          />
          <SwitchField
            label="Hide the launcher"
            checked={options.hideMessageBubble}
            onChange={change('hideMessageBubble')}
            hint="Then open the chat from your own button."
          />
        </>
      }
    >
      <CodeOutput code={script} label="Script for your site" language="html" />
      <p className="tool-hint">
        Paste it right before <code>{'</body>'}</code> on every page that shows the chat.
      </p>
    </Tool>
  );
}
