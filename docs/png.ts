/** Pictures of a page that are light enough to be kept with the sources. */
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of every pixel, row by row. */
  readonly colours: Buffer;
}

/** The browser scatters the last bits of a gradient; nobody sees them, but they are half of the file. */
const STEP = 4;
const rounded = (colour: number): number => Math.min(255, Math.round(colour / STEP) * STEP);

async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const { width, height, text } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext(
      '2d',
    ) as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const characters = Array.from({ length: data.length / 4 }, (_, i) =>
      String.fromCharCode(...data.subarray(4 * i, 4 * i + 3)),
    );
    return { width: image.width, height: image.height, text: characters.join('') };
  }, png.toString('base64'));
  return { width, height, colours: Buffer.from(text, 'latin1') };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function encode({ width, height, colours }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a colour, red green blue; flat areas need no filter
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.concat([Buffer.of(0), colours.subarray(3 * width * y, 3 * width * (y + 1)).map(rounded)]),
  );
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export async function pictureOf(page: Page): Promise<Buffer> {
  return encode(await pixelsOf(page, await page.screenshot({ animations: 'disabled' })));
}
