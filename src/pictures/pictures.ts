import type { ServiceSlug } from '../firm/services.ts';
import office from './office.jpg?widths=480;800;1200;1920&picture';
import books from './office-books.jpg?widths=480;800;1200;1600&picture';
import desk from './office-desk.jpg?widths=480;800;1200;1600&picture';
import portrait from './office-portrait.jpg?widths=480;760;900&picture';

/** A picture in several formats and widths, as `tools/pictures` makes it from a master in this folder. */
export interface PictureSource {
  /** Format → `srcset`. */
  sources: Record<string, string>;
  /** The fallback, with its own width and height in pixels. */
  img: { src: string; w: number; h: number };
}

const services = import.meta.glob<PictureSource>('./services/*.jpg', {
  query: '?widths=256;400;640;960;1200&picture',
  import: 'default',
  eager: true,
});

/** Views of the office: the whole room, the same upright, the desk, the shelves. */
export const pictures: Record<'office' | 'portrait' | 'desk' | 'books', PictureSource> = {
  office,
  portrait,
  desk,
  books,
};

/** The still life of a practice area. Without one, the office stands in. */
export const servicePicture = (slug: ServiceSlug): PictureSource =>
  services[`./services/${slug}.jpg`] ?? office;
