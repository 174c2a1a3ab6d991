import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture, pictureSize, type PictureText } from './draw-picture.ts';

/** Left and right edge of a title in its picture, and the columns between without anything dark, in pixels. */
async function draw(text: Partial<PictureText>): Promise<{ left: number; right: number; gaps: number }> {
  const { png: picture } = await drawPicture({ title: '', siteTitle: '', ...text });
  expect(picture.length).toBeLessThan(60_000);
  const { width, height } = pictureSize;
  // Below the colored border.
  const below = sharp(picture).extract({ left: 0, top: 30, width, height: height - 30 });
  const pixels = await below.greyscale().raw().toBuffer();
  const dark = new Set<number>();
  for (const [index, light] of pixels.entries()) if (light < 128) dark.add(index % width);
  const [left, right] = [Math.min(...dark), Math.max(...dark)];
  return { left, right, gaps: right - left + 1 - dark.size };
}

test.each([
  ['a title with many words', 'Connect a channel, and then another one, and then all of the others. '.repeat(4)],
  ['a word that is wider than a line', 'Konversationsweiterleitungseinstellungen'],
  ['a request', 'POST /api/v1/accounts/{account_id}/conversations/{conversation_id}/assignments'],
])('%s stays within the margins', async (_, title) => {
  const { left, right } = await draw({ title });
  expect(left).toBeGreaterThanOrEqual(80);
  expect(right).toBeLessThanOrEqual(pictureSize.width - 80);
});

test.each([
  ['Arabic', 'العمل'],
  ['Hebrew', 'תיעוד'],
])('%s begins at the right', async (_, title) => {
  const { left, right } = await draw({ title, direction: 'rtl' });
  expect(left).toBeGreaterThan(pictureSize.width / 2);
  expect(right).toBeLessThanOrEqual(pictureSize.width - 80);
});

test('Arabic letters are joined, unless the word keeps them apart', async () => {
  const nonJoiner = '\u200c';
  expect((await draw({ title: 'محمد', direction: 'rtl' })).gaps).toBe(0);
  expect((await draw({ title: [...'محمد'].join(nonJoiner), direction: 'rtl' })).gaps).toBeGreaterThan(0);
});

test('a letter that differs from another only by its dots has them', async () => {
  const picture = (title: string) => drawPicture({ title, siteTitle: '', direction: 'rtl' });
  expect(await picture('المراسلة')).not.toEqual(await picture('المراسله'));
});

test.each([
  ['an emoji', 'Reply 👩‍🚀 fast 🎉', 'Reply fast'],
  ['a word in letters that no font has', 'Connect 微信 today', 'Connect today'],
  ['a title of nothing else, for the site’s', '你好 🎉', 'Acme Docs'],
])('%s is left out of a picture', async (_, title, drawn) => {
  const drawTitle = (text: string) => drawPicture({ title: text, guide: 'User Guide', siteTitle: 'Acme Docs' });
  const { png, missing } = await drawTitle(title);
  expect(missing.length).toBeGreaterThan(0);
  for (const letters of missing) expect(title).toContain(letters);
  expect(await drawTitle(drawn)).toEqual({ png, missing: [] });
});
