import { Arg, Query, Resolver } from 'type-graphql';
import { ForEverybody } from '../../access/accounts/access';
import { withPins } from './content-body';
import { NavigationView, PageTextView, TestimonialView, TextBlockView } from './content.results';
import type { ContentService, PageTexts } from './content.service';

export function textsOf({ texts, pictures }: PageTexts): PageTextView[] {
  const pictureOf = (address: string) => pictures.find((picture) => picture.address === address) ?? null;
  return Object.entries(texts).map(([name, text]) => ({ name, text, picture: pictureOf(text) }));
}

@Resolver()
export class ContentResolver {
  constructor(private readonly content: ContentService) {}

  @ForEverybody()
  @Query(() => [PageTextView], {
    nullable: true,
    description: 'The texts of a page, by name. Null when there is no such page.',
  })
  pageTexts(
    @Arg('page', { description: 'The page’s name, such as home.' }) page: string,
  ): PageTextView[] | null {
    const found = this.content.page(page);
    return found && textsOf(found);
  }

  @ForEverybody()
  @Query(() => [TextBlockView], {
    nullable: true,
    description: 'The long text of a page, such as terms. Null when there is no such page.',
  })
  async pageBody(
    @Arg('page', { description: 'The page’s name, such as terms.' }) page: string,
  ): Promise<TextBlockView[] | null> {
    const blocks = await this.content.pageBody(page);
    return blocks && blocks.map((block) => TextBlockView.of(block));
  }

  @ForEverybody()
  @Query(() => NavigationView, { description: 'The links of every page.' })
  navigation(): NavigationView {
    return {
      main: withPins(this.content.navigation('main')),
      footer: withPins(this.content.navigation('footer')),
    };
  }

  @ForEverybody()
  @Query(() => [TestimonialView], {
    description: 'What guests said about the hotel, in the order that the hotel chose.',
  })
  testimonials(): TestimonialView[] {
    return this.content.testimonials();
  }
}
