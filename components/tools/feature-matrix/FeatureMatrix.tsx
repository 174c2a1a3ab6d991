import { useState } from 'react';
import { useSite } from '../../../engine/ui/app/site-context.tsx';
import { CheckGroup } from '../kit/CheckGroup.tsx';
import { InlineCode } from '../kit/InlineCode.tsx';
import { Tool } from '../kit/Tool.tsx';
import { arrange, besideEachOther, type ChannelRow, type Feature, type Heading } from './arrange.ts';

export type FeatureMatrixProps = {
  readonly channels: readonly ChannelRow[];
  readonly features: readonly Feature[];
  /** Keys of the features that are shown initially, and without script. */
  readonly shown: readonly string[];
};

/** What each channel can do: a table with a selection of channels and features. */
export function FeatureMatrix({ channels, features, shown }: FeatureMatrixProps) {
  const { href } = useSite();
  const [chosenChannels, setChannels] = useState<readonly string[]>([]);
  const [chosenFeatures, setFeatures] = useState(shown);
  const { head, rows } = arrange(channels, features, chosenChannels, chosenFeatures);
  const count = (number: number, all: number, words: string): string =>
    number === 0 || number === all ? `all ${all} ${words}` : `${number} of ${all} ${words}`;
  const heading = ({ text, route }: Heading) => (route ? <a href={href(route)}>{text}</a> : text);
  return (
    <Tool
      title="Compare channels"
      layout="stack"
      controls={
        <>
          <CheckGroup
            label="Channels (choose none to see all)"
            options={channels.map(({ key, name }) => ({ value: key, label: name }))}
            chosen={chosenChannels}
            onChange={setChannels}
          />
          <CheckGroup
            label="Features (choose none to see all)"
            options={features.map(({ key, label }) => ({ value: key, label }))}
            chosen={chosenFeatures}
            onChange={setFeatures}
          />
        </>
      }
    >
      <p className="tool-summary" role="status">
        {`Shows ${count(chosenChannels.length, channels.length, 'channels')} and ${count(chosenFeatures.length, features.length, 'features')}.`}
        <span className="needs-script">
          {' '}
          {chosenChannels.length > besideEachOther || chosenChannels.length === 0
            ? `Choose up to ${besideEachOther} channels to see them side by side.`
            : ''}
        </span>
      </p>
      <div className="table tool-matrix" role="region" aria-label="Channels and features" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((one) => (
                <th scope="col" key={one.key}>
                  {heading(one)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.heading.key}>
                <th scope="row">{heading(row.heading)}</th>
                {row.cells.map((cell, index) => (
                  <td key={head[index + 1]?.key}>
                    <InlineCode text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Tool>
  );
}
