import { InteractiveMessagePreview, type InteractiveMessagePreviewProps } from './InteractiveMessagePreview.tsx';

/** The body of the first sample and how the widget shows it. */
export const InteractiveMessageTwin = (props: InteractiveMessagePreviewProps) => (
  <>
    <p>Request body:</p>
    <pre data-language="json">
      <code>{props.samples[0]?.json}</code>
    </pre>
    <InteractiveMessagePreview {...props} />
  </>
);
