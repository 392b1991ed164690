import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { mailUrl, telUrl } from '../../src/core/firm/links.ts';
import { addressLines, headOffice, mapUrl, offices } from '../../src/core/firm/offices.ts';
import { servicesOf } from '../../src/core/firm/services.ts';
import { bundle } from '../unit/bundles.ts';
import { isSampleFirm, SERVICES } from './ownersWords.ts';

// Sections 2 and 9 of the owner's specification: the words, counts, figures and links of each page. tests/site/screens.test.ts
// looks for them on the built pages. Changing one of them changes what the owner asked for.

/** The words of what a selector finds, or with ` @name` that attribute, in their order; or how many it finds. */
export type Shown = Readonly<Record<string, number | readonly (string | RegExp)[]>>;

/** The URL of a WhatsApp chat with a greeting, if the firm has one. */
const CHAT = firm.whatsapp ? [/^https:\/\/wa\.me\/\d+\?text=./] : [];
const TAGLINE = 'Experience you need. Achievements you get.';
const FIELDS = 'form :is(input, textarea):not([tabindex="-1"]) @name';

/** The selectors of the sections whose titles have these ids. */
const labelled = (...ids: string[]) => `section:has(:is(${ids.map((id) => `#${id}`)}))`;
const link = (words: string) => `a “${words}” @href`;

const FRAME: Shown = {
  'header nav:first-of-type li': ['Home', 'Lawyers', 'Services', 'History', 'FAQ', 'Contact'],
  'header nav:first-of-type a @href': ['/', '/lawyers', '/services', '/history', '/faq', '/contact'],
  [link('中文')]: ['/chinese'],
  [link('한국어')]: ['/korean'],
  'header button .visually-hidden': ['Open menu', 'Close menu'],
  [link('Legal Disclaimer')]: ['/disclaimer'],
  [link('Privacy Policy')]: ['/privacy-policy'],
  [link('Terms of Service')]: ['/terms-of-service'],
  'footer h2': ['Visit Our Offices'],
  'footer h3': [headOffice.address.town],
  [link('View Location')]: [mapUrl(headOffice)],
  [link('ENQUIRE ON WHATSAPP')]: CHAT,
  [link('DOWNLOAD FIRM PROFILE')]: firm.profileYear ? [`/firm-profile-${firm.profileYear}.pdf`] : [],
  'footer img': 1,
  'footer > div:last-child > p': [new RegExp(`^© ${firm.copyrightYear}`)],
};

const languagePage = (path: string, suffix: string): Shown => ({
  'main p:has(+ h1)': [new RegExp(`${firm.founded}`)],
  '#history': 1,
  '#areas ol > li a @href': [
    ...SERVICES.map(([slug]) => `${path}/services/${slug}`),
    ...(firm.notary ? [`${path}/services#notarial`] : []),
  ],
  [FIELDS]: ['name', 'phone', 'email', 'subject', 'message'],
  'textarea @rows': ['6'],
  [`${labelled('office')} address`]: [/Perak/],
  'main header a[target=_blank] @href': CHAT,
  [`main a[href$="-${suffix}.pdf"] @href`]: firm.profileYear
    ? [`/firm-profile-${firm.profileYear}-${suffix}.pdf`]
    : [],
});

/** A legal page: its sections in their order. They are known by their anchors, which stay when a title is reworded. */
const legal = (sections: string, dated: RegExp): Shown => ({
  [`main :is(${sections.split(' ').map((id) => `#${id}`)}) @id`]: sections.split(' '),
  main: [dated],
});
const month = (day: string) => new Date(day).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });

/** What each page shows, in English but for the two of other languages. */
export const SCREENS: Readonly<Record<string, Shown>> = {
  '/': {
    ...FRAME,
    title: [firm.name],
    'meta[name=description] @content': [TAGLINE],
    h1: [TAGLINE],
    [link('SCHEDULE CONSULTATION')]: ['/contact'],
    [link('EXPLORE SERVICES')]: ['/services'],
    '#highlights dt': 3,
    '#highlights': [new RegExp(`${firm.combinedYears}\\+`)],
    '#help :is(h2, h3)': ['How We Can Help', 'Lawyers', 'Services', 'Consultation'],
    '#help li a @href': ['/lawyers', '/services', '/contact'],
    // Each testimonial has a quote, its author and position, and five stars.
    '#testimonials li:not(:has([aria-label^="5"] > span:nth-child(5)):has(blockquote):has(strong):has(p))': 0,
    main: [new RegExp(`since ${firm.founded}`)],
  },
  '/lawyers': {
    'main > ul > li': lawyers.map(
      ({ years, called }, index) =>
        new RegExp(`${index === 0 ? 'Managing ' : ''}Partner ${years}\\+.*${called}`),
    ),
    'main > ul > li h2 a @href': lawyers.map(({ slug }) => `/lawyers/${slug}`),
    'main > ul > li > :is(picture, .portrait)': lawyers.length,
    'main > ul > li ul li': lawyers.flatMap(({ id }) => bundle('en', `lawyers/${id}`).card.specialisations),
  },
  ...Object.fromEntries(
    lawyers.map(({ id, name, slug, email, phone, years, matters, called }) => [
      `/lawyers/${slug}`,
      {
        title: [`${name} | ${firm.name}`],
        h1: [name.replaceAll("'", '’')],
        'main header + div dl dd': [`${years}+`, ...(matters ? [`${matters.toLocaleString('en')}+`] : [])],
        ...(email && { [link(email)]: [mailUrl(email)] }),
        [link(phone)]: [telUrl(phone)],
        ...(isSampleFirm && {
          [`${labelled('expertise', 'education', 'achievements', 'experience')}:has(li)`]: 4,
          [labelled('education')]: [new RegExp(`Malaysian Bar · ${called}`)],
        }),
        [`${labelled('expertise')} a @href`]: servicesOf(id).map((area) => `/services/${area}`),
        [link('Schedule Consultation')]: ['/contact'],
        [link('View All Lawyers')]: ['/lawyers'],
      },
    ]),
  ),
  '/services': {
    h1: ['Expert Legal Services'],
    'main section:first-of-type li h3': SERVICES.map(([, title]) => title),
    'main section:first-of-type li a @href': SERVICES.map(([slug]) => `/services/${slug}`),
    'main section:first-of-type li a': SERVICES.map(() => /Learn more/),
    'main section:first-of-type li:nth-child(-n + 6) img:not([loading=lazy])': 6,
    'main section:first-of-type li:nth-child(n + 7) img[loading=lazy]': 8,
    '#notarial a @href': firm.notary ? [telUrl(firm.notary.phone)] : [],
  },
  ...Object.fromEntries(
    SERVICES.map(([slug, title]) => [
      `/services/${slug}`,
      {
        title: [`${title} | ${firm.name}`],
        h1: [title],
        [link('Back to Services')]: ['/services'],
        '#overview h2': ['Overview'],
        '#help h2': ['How We Help'],
        'h2#assistance': ['Need Legal Assistance?'],
        // Only where a page has a list for it, and none has.
        '#practices': 0,
        [link('SCHEDULE CONSULTATION')]: ['/contact'],
        [link('WHATSAPP US')]: CHAT,
      },
    ]),
  ),
  '/history': {
    h1: ['Our Heritage'],
  },
  '/faq': {
    'section:has(details) h2': [
      ...['General Questions', 'Legal Services', 'Consultation & Fees', 'Process & Timeline'],
      'Professional Standards',
    ],
    'section:not(:has(details)) > div h2': ['Still Have Questions?'],
    [link('Schedule Consultation')]: ['/contact'],
    [link('WhatsApp Us')]: CHAT,
  },
  '/contact': {
    [`${labelled('offices')} h3`]: offices.map(({ address }) => address.town),
    [`${labelled('offices')} dd`]: offices.flatMap((office) => {
      const { phone, fax, email } = office;
      return [addressLines(office).join(''), phone, ...(fax ? [fax] : []), email];
    }),
    [`${labelled('offices')} address a @href`]: offices.flatMap((one) => [
      telUrl(one.phone),
      mailUrl(one.email),
    ]),
    [`${labelled('offices')} a[target=_blank] @href`]: offices.map(mapUrl),
    [`${labelled('offices')} a[target=_blank]`]: offices.map(() => 'VIEW ON MAP'),
    [labelled('notary')]: firm.notary
      ? [new RegExp(`^Notary Public Service \\(${headOffice.address.town}\\).*${firm.notary.name}`)]
      : [],
    [`${labelled('notary')} a @href`]: firm.notary ? [telUrl(firm.notary.phone)] : [],
    [link('WhatsApp Us')]: CHAT,
    main: [new RegExp(`within ${firm.replyHours} hours on business days`)],
    'section:has(form) h2': ['Get In Touch'],
    'form label:not([for=enquiry-trap])': ['Name *', 'Email *', 'Phone', 'Subject', 'Message *'],
    [FIELDS]: ['name', 'email', 'phone', 'subject', 'message'],
    'form [required] @name': ['name', 'email', 'message'],
    'form [name=email] @type': ['email'],
    'textarea @rows': ['5'],
  },
  '/chinese': languagePage('/chinese', 'zh'),
  '/korean': languagePage('/korean', 'ko'),
  '/privacy-policy': legal(
    'information-we-collect how-we-use-it security sharing your-rights retention contact',
    new RegExp(month(firm.privacyUpdated)),
  ),
  '/terms-of-service': legal(
    'legal-services-agreement website-use professional-responsibilities limitation-of-liability confidentiality termination governing-law contact',
    new RegExp(month(firm.termsUpdated)),
  ),
  '/disclaimer': legal(
    'no-relationship general-information no-legal-advice accuracy liability external-links professional-standards contact',
    new RegExp(`^(?!.*(updated|${month(firm.termsUpdated)}))`, 'i'),
  ),
  '/404': {
    'main div > p': ['404', "The page you're looking for doesn't exist or has been moved."],
    h1: ['Page Not Found'],
    [link('Return to Home')]: ['/'],
  },
};

const profileOf = (id: string) => `/lawyers/${lawyers.find((lawyer) => lawyer.id === id)?.slug}`;
const OWN_BLOCKS = 'main :is(#notable-case, #philosophy-title, #certifications, #specialty, #statistics) @id';

/** What the pages of the firm that was handed over show besides. */
export const SAMPLE_SCREENS: Readonly<Record<string, Shown>> = {
  '/': {
    '#testimonials li': 3,
    '#recognition li': [/Legal Excellence.*2023/, /Heritage Law Firm.*Continuous/, /Bar Council.*2022/],
    '#highlights': [/three generations/],
    [labelled('philosophy-title')]: [/^Our Philosophy.* invest in .*people.* stakeholders/],
    [link('TALK TO US')]: ['/contact'],
    [link('OUR EXPERTISE')]: ['/services'],
  },
  '/lawyers': { 'main > ul > li ul li': 9 },
  '/services': {
    '#training li': 6,
    '#training': [
      /^Professional Training.*insurance.*employment.*banking and commercial.*construction.*\.\.\.and 4 more specialized topics/,
    ],
    '#notarial h2': ['Notarial Services'],
    '#notarial li': 9,
    '#notarial ul': [
      /^International recognition.*Time and travel cost saved.*Essential for property transfers and estate matters/,
      /^Identity cards.*Passports.*Certificates.*Legal documents.*Property papers.*Estate documents/,
    ],
    '#notarial a': [/^Call now/],
  },
  '/faq': { 'details:nth-of-type(4) > summary': 5, 'details:nth-of-type(5)': 0 },
  '/history': {
    '#values h3': 4,
    main: [new RegExp(`at least ${firm.fileYears} years`)],
    [`${labelled('timeline')} li :is(h3, h3 + p)`]: [
      ...['Foundation', '1892', 'Leadership Transition', '1906'],
      ...['Expansion & Growth', '1920s', 'Heritage Milestone', '1930'],
    ],
    '#stats dl': ['Years of practice130+Generations3Established1892'],
  },
  [profileOf('managing')]: { 'main header + div dl dt': [/./, 'Transactions led'], [OWN_BLOCKS]: [] },
  [profileOf('litigation')]: {
    'main header + div dl dt': [/./, 'Cases defended'],
    [OWN_BLOCKS]: ['notable-case', 'philosophy-title'],
    [labelled('notable-case')]: [/RM50 million.*settled.*2022/],
    [`${labelled('philosophy-title')} blockquote`]: 1,
  },
  [profileOf('employment')]: {
    'main header + div dl dt': [/./, 'Disputes resolved'],
    [OWN_BLOCKS]: ['specialty', 'statistics', 'certifications'],
    [`${labelled('statistics')} dt`]: ['Success rate', 'Cases handled', 'Corporate clients served'],
    [`${labelled('statistics')} dd`]: ['95%', '800+', '150+'],
  },
  '/chinese': { '#history': [/三位合伙人/] },
};
