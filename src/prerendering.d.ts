/** Chromium alone has it: whether the page has been prepared and not been shown yet. */
interface Document {
  readonly prerendering?: boolean;
}
