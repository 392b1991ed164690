import { type Lawyer, lawyers } from '../firm/lawyers.ts';
import { byName } from './byName.ts';
import type { PictureSource } from './pictures.ts';

const photographs = byName(
  import.meta.glob<PictureSource>('./lawyers/*', {
    query: '?widths=240;480;800&ratio=0.8&picture',
    import: 'default',
    eager: true,
  }),
  lawyers.map(({ id }) => id),
);

/** A lawyer's photograph, 4:5, made of the picture in `lawyers/` that has his or her id; undefined if there is none. */
export const photographOf = (id: Lawyer['id']): PictureSource | undefined => photographs[id];
