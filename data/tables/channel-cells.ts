import type { Channel, ChannelFigures } from '../channels.schema.ts';
import { limits } from '../index.ts';

export const notStated = 'not stated';
const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

/** A sentence as a part of a line: no capital at the start, no full stop at the end. */
export function phrase(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}

/** `4,096 characters`; words where no number is known. */
export function lengthCell(figures: ChannelFigures): string {
  return figures.characters === null ? notStated : `${figures.characters.toLocaleString('en-US')} characters`;
}

/** `24 hours`, `7 days`, or `none`; words where it is not known. */
export function windowCell(figures: ChannelFigures, key: string): string {
  if (figures.replyWindow === null) return notStated;
  const { hours, extendedHours } = figures.replyWindow;
  if (hours === null) return key === 'api' ? 'set by you' : 'none';
  return extendedHours === undefined ? `${hours} hours` : `${hours} hours, ${extendedHours / 24} days with approval`;
}

/** The longest message as a number, for a column that says what it counts. */
export function charactersCell({ characters }: ChannelFigures): string {
  return characters === null ? notStated : characters.toLocaleString('en-US');
}

export function startCell(figures: ChannelFigures): string {
  return figures.start ? phrase(figures.start.meaning) : notStated;
}

/** Whether an agent can start a conversation, in a word; the page explains the words. */
export function startAnswer({ start }: ChannelFigures): string {
  const words = { known: 'known contacts', free: 'yes', template: 'yes, template', no: 'no' } as const;
  return start ? words[start.kind] : notStated;
}

/** Whether a message can reach a status. */
export function statusAnswer({ statuses }: ChannelFigures, status: ChannelFigures['statuses'][number]): string {
  return statuses.length > 0 ? yesNo(statuses.includes(status)) : notStated;
}

/** Whether the contact sees the options of an interactive message as such. */
export function optionsAnswer({ options }: ChannelFigures): string {
  return yesNo(options !== 'Shows the text only.');
}

export function statusesCell(figures: ChannelFigures): string {
  return figures.statuses.length > 0 ? figures.statuses.join(', ') : notStated;
}

export function replyToCell(figures: ChannelFigures): string {
  if (!figures.replyTo) return notStated;
  const { incoming, outgoing } = figures.replyTo;
  if (incoming && outgoing) return 'both ways';
  if (incoming) return 'incoming';
  return outgoing ? 'outgoing' : 'no';
}

/** The platform's own limit of a file, which an owner can replace. */
const upload = limits.limits.find(({ key }) => key === 'attachment');

/** A kind of attachment to the contact; the provider's own limit where the platform sets none. */
export function attachmentCell(figures: ChannelFigures, kind: 'image' | 'audio' | 'video' | 'documents'): string {
  return figures.attachments?.[kind] ?? notStated;
}

/** How large a file may be: from the kind with the strictest limit to the one with the widest. */
function fileSizeCell({ attachments }: ChannelFigures): string {
  if (!attachments) return notStated;
  // Where the platform and the provider both have a limit, the stricter one counts.
  const sizesByKind = Object.values(attachments).flatMap((text) => {
    const sizes = [...text.matchAll(/(\d+) MB|%limit-attachment%/g)].map(([, size]) => Number(size ?? upload?.amount));
    return sizes.length ? [Math.min(...sizes)] : [];
  });
  if (!sizesByKind.length) return attachments.image;
  const [least, most] = [Math.min(...sizesByKind), Math.max(...sizesByKind)];
  const [from, to] = [least, most].map((size) => (size === upload?.amount ? '%limit-attachment%' : `${size} MB`));
  return least === most ? `${to}` : `${from} to ${to}, by kind`;
}

function receiptsCell({ statuses }: ChannelFigures): string {
  if (!statuses.length) return notStated;
  return statuses.filter((status) => status === 'delivered' || status === 'read').join(' and ') || 'none';
}

/** What decides whether a channel will do, each fact by its name; those that are not stated are left out. */
export function channelFacts(
  figures: ChannelFigures,
  key: string,
): readonly (readonly [name: string, value: string])[] {
  const facts = [
    ['Start a conversation', startCell(figures)],
    ['Reply window', windowCell(figures, key)],
    ['Longest message', lengthCell(figures)],
    ['File size', fileSizeCell(figures)],
    ['Receipts', receiptsCell(figures)],
  ] as const;
  return facts.filter(([, value]) => value !== notStated);
}

export function templatesCell(figures: ChannelFigures): string {
  return yesNo(figures.templates);
}

export function campaignsCell(figures: ChannelFigures): string {
  return [figures.campaigns ?? 'no', figures.campaignsNeed].filter(Boolean).join(', ');
}

/** The channels of the matrix: those with messages, each once. */
export function matrixChannels(channels: readonly Channel[]): (Channel & { figures: ChannelFigures })[] {
  return channels.filter(
    (channel): channel is Channel & { figures: ChannelFigures } =>
      channel.figures !== undefined && channel.variantOf === undefined,
  );
}
