import { screen, waitFor } from '@testing-library/react';
import { renderServed, Server } from '../../../tests/served';
import { SampleTestimonials } from './sample-testimonials';

const serverWith = (sampleContent: boolean) =>
  new Server({ SampleContent: () => ({ property: { __typename: 'Property', sampleContent } }) });

test('given a server with samples, the sample testimonials are shown', async () => {
  renderServed(<SampleTestimonials />, serverWith(true));
  expect(await screen.findByRole('region', { name: 'What Our Guests Say' })).toBeVisible();
});

test('given a server for real guests, no sample testimonials are shown', async () => {
  const server = serverWith(false);
  const { container } = renderServed(<SampleTestimonials />, server);
  await waitFor(() => expect(server.received).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});
