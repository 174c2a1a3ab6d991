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
import { translated, useTranslate } from '../kit/translated.tsx';
import { InlineCode } from '../kit/NoteList.tsx';

export type SnippetBuilderProps = { readonly languages: readonly { readonly code: string; readonly name: string }[] };

/** Generates the installation script of a website channel from a few options. */
export const SnippetBuilder = translated(function SnippetBuilder({ languages }: SnippetBuilderProps) {
  const t = useTranslate();
  const { site } = useSite();
  const [options, setOptions] = useState(defaultSnippet);
  const change =
    <Key extends keyof SnippetOptions>(key: Key) =>
    (value: SnippetOptions[Key]): void =>
      setOptions({ ...options, [key]: value });
  const script = buildSnippet(options, site.brand);
  return (
    <Tool
      title={t('Build your script')}
      layout="stack"
      brief={<CopyButton text={script} label={t('Script for your site')} />}
      controls={
        <>
          <Field
            label={t('Website token')}
            code
            value={options.websiteToken}
            onChange={change('websiteToken')}
            error={tokenProblem(options.websiteToken, t)}
            hint={t("From the Configuration tab of the channel. It's public, and it doesn't leave this page.")}
          />
          <SelectField
            label={t('Language')}
            value={options.locale}
            onChange={change('locale')}
            options={[
              { value: '', label: t("The account's language") },
              ...languages.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
            ]}
          />
          <ChoiceField
            label={t('Position')}
            value={options.position}
            onChange={change('position')}
            options={[
              { value: 'left', label: t('Left') },
              { value: 'right', label: t('Right') },
            ]}
          />
          <ChoiceField
            label={t('Color scheme')}
            value={options.darkMode}
            onChange={change('darkMode')}
            options={[
              { value: 'light', label: t('Light') },
              { value: 'auto', label: t('System') },
              { value: 'dark', label: t('Dark') },
            ]}
          />
          <ChoiceField
            label={t('Launcher')}
            value={options.type}
            onChange={change('type')}
            options={[
              { value: 'standard', label: t('Round bubble') },
              { value: 'expanded_bubble', label: t('Bubble with text') },
            ]}
          />
          {options.type === 'expanded_bubble' && (
            <Field
              label={t('Launcher text')}
              value={options.launcherTitle}
              onChange={change('launcherTitle')}
              hint={t("If you leave this empty, the launcher shows the widget's own label.")}
            />
          )}
          <SwitchField
            label={t("Follow the visitor's browser language")}
            checked={options.useBrowserLanguage}
            onChange={change('useBrowserLanguage')}
          />
          <SwitchField
            label={t('Hide the launcher')}
            checked={options.hideMessageBubble}
            onChange={change('hideMessageBubble')}
            hint={t('Then open the chat from your own button.')}
          />
        </>
      }
    >
      <CodeOutput code={script} label={t('Script for your site')} language="html" />
      <p className="tool-hint">
        <InlineCode text={t('Paste it right before `</body>` on every page that shows the chat.')} />
      </p>
    </Tool>
  );
});
