import { InteractiveMessagePreview, type InteractiveMessagePreviewProps } from './InteractiveMessagePreview.tsx';
import { translated, useTranslate } from '../kit/translated.tsx';

/** The body of the first sample and how the widget shows it. */
export const InteractiveMessageTwin = translated(function InteractiveMessageTwin(
  props: InteractiveMessagePreviewProps,
) {
  const t = useTranslate();
  return (
    <>
      <p>{t('Request body')}:</p>
      <pre data-language="json">
        <code>{props.samples[0]?.json}</code>
      </pre>
      <InteractiveMessagePreview {...props} />
    </>
  );
});
