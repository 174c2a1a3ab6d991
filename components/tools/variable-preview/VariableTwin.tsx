import { VariablePreview, type VariablePreviewProps } from './VariablePreview.tsx';
import { translated, useTranslate } from '../kit/translated.tsx';

/** The message as written, the values of its variables, and what the customer reads. */
export const VariableTwin = translated(function VariableTwin(props: VariablePreviewProps) {
  const t = useTranslate();
  return (
    <>
      <p>{t('Message')}:</p>
      <pre>
        <code>{props.template}</code>
      </pre>
      <p>{t('Sample values of the variables that are filled in here:')}</p>
      <ul>
        {props.variables
          .filter(({ in: fillers }) => fillers.includes(props.filler))
          .map(({ name, sample }) => (
            <li key={name}>
              <code>{name}</code>: {sample}
            </li>
          ))}
      </ul>
      <VariablePreview {...props} />
    </>
  );
});
