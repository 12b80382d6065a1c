import { SelectField, TextArea, TextField } from '../../../../components/form/field';
import { CONTENT_LIMITS } from '../../../../generated/desk-rules';
import type { ContentForm_DocumentFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import type { FormFaults } from '../../frame/form/form-fields';
import { ItemList } from './item-list';
import { ListForm } from './list-form';

type Document = ContentForm_DocumentFragment;
type Testimonial = Omit<Document['testimonials'][number], '__typename'>;

const BLANK: Testimonial = {
  name: '',
  message: '',
  rating: 5,
  location: '',
  image: null,
  isSample: false,
  source: null,
  consent: null,
};
const RATINGS = Array.from({ length: CONTENT_LIMITS.rating.maximum }, (_rating, place) => place + 1);

function testimonialsOf({ testimonials }: Document): Testimonial[] {
  return testimonials.map(({ name, message, rating, location, image, isSample, source, consent }) => ({
    name,
    message,
    rating,
    location,
    image,
    isSample,
    source,
    consent,
  }));
}

/** The testimonials with their stars, in the order in which guests see them. */
export function TestimonialsEditor({ document }: { document: Document }) {
  return (
    <ListForm
      label={t`What guests say`}
      document={document}
      itemsOf={testimonialsOf}
      inputOf={(testimonials) => ({ testimonials })}
      titleOf={({ name }) => name}
      describe={({ name, location, rating, message }) => `${name}, ${location}, ${rating}: ${message}`}
    >
      {(items, change, faults) => (
        <ItemList
          label={t`What guests say`}
          items={items}
          titleOf={({ name }) => name}
          blank={BLANK}
          addLabel={t`Add what a guest said`}
          maximum={CONTENT_LIMITS.testimonials}
          onChange={change}
        >
          {(item, changeItem, place) => (
            <TestimonialFields
              item={item}
              onChange={changeItem}
              faultOf={(field) => faultAt(faults, place, field)}
            />
          )}
        </ItemList>
      )}
    </ListForm>
  );
}

const faultAt = (faults: FormFaults, place: number, field: string) =>
  faults[`testimonials.${place}.${field}`];

interface TestimonialFieldsProps {
  item: Testimonial;
  onChange: (changes: Partial<Testimonial>) => void;
  faultOf: (field: string) => string | undefined;
}

function TestimonialFields({ item, onChange, faultOf }: TestimonialFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {item.isSample ? (
        <p className="text-warning sm:col-span-2">{t`Invented: real guests never see it.`}</p>
      ) : null}
      <TextField
        label={t`Name`}
        required
        maxLength={CONTENT_LIMITS.testimonialName}
        value={item.name}
        error={faultOf('name')}
        onChange={({ target }) => onChange({ name: target.value, isSample: false })}
      />
      <TextField
        label={t`Where the guest comes from`}
        maxLength={CONTENT_LIMITS.testimonialLocation}
        value={item.location}
        error={faultOf('location')}
        onChange={({ target }) => onChange({ location: target.value })}
      />
      <TextArea
        label={t`What the guest said`}
        required
        rows={3}
        className="sm:col-span-2"
        maxLength={CONTENT_LIMITS.testimonialMessage}
        value={item.message}
        error={faultOf('message')}
        onChange={({ target }) => onChange({ message: target.value })}
      />
      <SelectField
        label={t`Stars`}
        required
        value={item.rating}
        error={faultOf('rating')}
        onChange={({ target }) => onChange({ rating: Number(target.value) })}
      >
        {RATINGS.map((rating) => (
          <option key={rating} value={rating}>
            {rating}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t`Address of a portrait`}
        value={item.image ?? ''}
        error={faultOf('image')}
        onChange={({ target }) => onChange({ image: target.value || null })}
      />
      <TextField
        label={t`Where the words come from`}
        hint={t`Guests do not read it.`}
        maxLength={CONTENT_LIMITS.testimonialNote}
        value={item.source ?? ''}
        error={faultOf('source')}
        onChange={({ target }) => onChange({ source: target.value || null })}
      />
      <TextField
        label={t`How the guest agreed`}
        hint={t`Guests do not read it.`}
        maxLength={CONTENT_LIMITS.testimonialNote}
        value={item.consent ?? ''}
        error={faultOf('consent')}
        onChange={({ target }) => onChange({ consent: target.value || null })}
      />
    </div>
  );
}
