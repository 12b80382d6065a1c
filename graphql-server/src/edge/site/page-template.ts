import type { Look } from '../../pictures/look/look.entity';
import type { PropertyDetails } from '../../selling/property/property.service';
import { withHotelToCall } from './page-html';
import { withLook } from './page-look';

/** A section of the built page that is made for each page: its head, its hints, or its body. */
type Section = 'page' | 'hints' | 'body';

interface Part {
  text: string;
  /** Null for a part that all pages have. */
  section: Section | null;
}

const SECTION = /<!--(page|hints|body)-->[^]*?<!--\/\1-->/g;

/** The built page, cut at its sections. */
export class PageTemplate {
  private readonly parts: readonly Part[];

  constructor(html: string) {
    const parts: Part[] = [];
    let start = 0;
    for (const { 0: text, 1: section, index } of html.matchAll(SECTION)) {
      parts.push({ text: html.slice(start, index), section: null }, { text, section: section as Section });
      start = index + text.length;
    }
    this.parts = [...parts, { text: html.slice(start), section: null }];
  }

  /** The page with these sections in place of the built ones. */
  with(sections: Partial<Record<Section, string>>): string {
    return this.parts.map(({ text, section }) => (section && sections[section]) ?? text).join('');
  }
}

interface TemplateSources {
  built: string;
  property: PropertyDetails;
  look: Look;
}

/** The template of all pages, with the hotel's name, phone number and look. It is made again when one of them changes. */
export class CurrentTemplate {
  private made: (TemplateSources & { template: PageTemplate }) | null = null;

  constructor(
    private readonly property: { readonly current: PropertyDetails },
    private readonly lookIndex: { readonly current: Look },
  ) {}

  /** The template of this built page. */
  of(built: string): PageTemplate {
    const { current: property } = this.property;
    const { current: look } = this.lookIndex;
    const { made } = this;
    if (made?.built === built && made.property === property && made.look === look) return made.template;
    const template = new PageTemplate(withLook(withHotelToCall(built, property), look));
    this.made = { built, property, look, template };
    return template;
  }
}
