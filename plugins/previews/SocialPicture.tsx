import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outline } from '../fonts/outline.ts';
import { colour, PROJECT } from '../project.ts';

/** Size of an Open Graph picture in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

/**
 * The link preview, without its texts and its picture: the firm's name on bottle green, next to a picture. A page that has a
 * preview of its own (`main.page`) has a large title there.
 */
export function SocialPicture({ name }: { name: Outline }) {
  return (
    <main>
      <div>
        <svg
          className="name"
          viewBox={name.viewBox}
          overflow="visible"
          fill="currentcolor"
          aria-hidden="true"
        >
          <path d={name.path} />
        </svg>
        <p className="line" />
        <p className="tagline" />
      </div>
      <img src="data:," alt="" />
      <div className="tiles" />
    </main>
  );
}

const [paper, bottle, light] = ['paper', 'bottle', 'brass-light'].map(colour);

const tile = `data:image/svg+xml,${encodeURIComponent(readFileSync(join(PROJECT, 'src/ui/tile.svg'), 'utf8'))}`;

/** Its styles; they rely on the fonts of the profile book. */
export const socialStyles = `
* { box-sizing: border-box; margin: 0; }
body { color: ${paper}; font-family: "Book Serif", "Book Han", serif; font-variant-numeric: lining-nums; }
:lang(ko), :lang(zh) .page { word-break: keep-all; }
main { display: grid; grid-template: 1fr 36px / 560px 640px; inline-size: 1200px; block-size: 630px; background: ${bottle}; }
main > div { display: flex; flex-direction: column; padding: 72px 56px 52px 64px; }
img { inline-size: 640px; block-size: 594px; object-fit: cover; object-position: 64% 50%; }
.name { inline-size: 440px; margin-block-start: 28px; }
main > div::before { border-block-start: 2px solid ${light}; content: ""; }
.line { margin-block-start: 26px; font-size: 31px; line-height: 1.35; text-wrap: balance; }
:lang(zh) .line, :lang(ko) .line { font-size: 30px; line-height: 1.55; }
.tagline { margin-block-start: auto; color: ${light}; font-size: 23px; line-height: 1.4; text-wrap: balance; }
main.page .line { margin-block-start: 44px; font-size: 46px; font-weight: 500; line-height: 1.2; }
:is(:lang(zh), :lang(ko)) .page .line { font-size: 44px; line-height: 1.35; }
.unbroken { white-space: nowrap; }
.clause { display: inline-block; }
.page .tagline { font-size: 32px; line-height: 1.3; }
.tiles { grid-column: 1 / -1; background: url("${tile}") 0 0 / 72px 36px; }
`;
