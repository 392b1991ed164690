import type { Lawyer } from '../core/firm/lawyers.ts';
import type { PictureSource } from './pictures.ts';

const photographs = import.meta.glob<PictureSource>('/src/pictures/lawyers/*', {
  query: '?widths=240;480;800&ratio=0.8&picture',
  import: 'default',
  eager: true,
});

/** A lawyer's photograph, 4:5; undefined without a portrait. */
export const photographOf = ({ portrait = '' }: Lawyer): PictureSource | undefined => photographs[portrait];
