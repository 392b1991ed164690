import type { ServiceSlug } from '../firm/services.ts';
import office from './office.jpg?widths=480;800;1200;1320;1920&picture';
import books from './office-books.jpg?widths=480;800;1200;1600&picture';
import desk from './office-desk.jpg?widths=480;800;1200;1600&picture';
import band from './office-portrait.jpg?widths=480;760;900&crop=0;0.33;1;0.42&picture';
import windows from './office-portrait.jpg?widths=480;900&crop=0;0.02;1;0.62&picture';
import floor from './office-portrait.jpg?widths=480;900&crop=0;0.62;1;0.36&picture';
import room from './office-portrait.jpg?widths=480;900&picture';

/** A picture in several formats and widths, as `tools/pictures` makes it from a master in this folder. */
export interface PictureSource {
  /** Format → `srcset`. */
  sources: Record<string, string>;
  /** The fallback, with its own width and height in pixels. */
  img: { src: string; w: number; h: number };
}

const services = import.meta.glob<PictureSource>('./services/*.jpg', {
  query: '?widths=320;640;1200&picture',
  import: 'default',
  eager: true,
});

/** Views of the office: the whole room, the same upright, a band of that, its windows, its floor, the desk, the shelves. */
export const pictures = { office, room, band, windows, floor, desk, books } satisfies Record<
  string,
  PictureSource
>;

/** The still life of a practice area. Without one, the office stands in. */
export const servicePicture = (slug: ServiceSlug): PictureSource =>
  services[`./services/${slug}.jpg`] ?? office;
