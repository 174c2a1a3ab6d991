/** A channel with its support for each feature, by the feature's key. */
export type ChannelRow = {
  readonly key: string;
  readonly name: string /** Site path, without the base path. */;
  readonly route: string;
  readonly answers: Readonly<Record<string, string>>;
};
export type Feature = { readonly key: string; readonly label: string };

/** A table to render: the first header cell labels the rows. */
export type Arranged = {
  readonly head: readonly Heading[];
  readonly rows: readonly { readonly heading: Heading; readonly cells: readonly string[] }[];
};
export type Heading = { readonly key: string; readonly text: string; readonly route?: string };

/** Up to this many channels become columns, so that they can be compared line by line. */
export const besideEachOther = 3;

const channelHeading = ({ key, name, route }: ChannelRow): Heading => ({ key, text: name, route });
const featureHeading = ({ key, label }: Feature): Heading => ({ key, text: label });

/**
 * Selects channels and features and arranges them: a few channels as columns, many as rows.
 * @param chosenChannels keys; empty: all
 * @param chosenFeatures keys; empty: all
 */
export function arrange(
  channels: readonly ChannelRow[],
  features: readonly Feature[],
  chosenChannels: readonly string[],
  chosenFeatures: readonly string[],
): Arranged {
  const picked = chosenChannels.length ? channels.filter(({ key }) => chosenChannels.includes(key)) : channels;
  const asked = chosenFeatures.length ? features.filter(({ key }) => chosenFeatures.includes(key)) : features;
  const answer = (channel: ChannelRow, feature: Feature): string => channel.answers[feature.key] ?? '';
  if (picked.length > besideEachOther)
    return {
      head: [{ key: '', text: 'Channel' }, ...asked.map(featureHeading)],
      rows: picked.map((channel) => ({
        heading: channelHeading(channel),
        cells: asked.map((feature) => answer(channel, feature)),
      })),
    };
  return {
    head: [{ key: '', text: 'Feature' }, ...picked.map(channelHeading)],
    rows: asked.map((feature) => ({
      heading: featureHeading(feature),
      cells: picked.map((channel) => answer(channel, feature)),
    })),
  };
}
