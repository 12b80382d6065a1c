const ADDRESS = ['Lake Palace Road, Pichola', 'Udaipur, Rajasthan 313001, India'];
const PHONE = '+91 294 555 0142';

/** Where the hotel is and how to reach it. */
export function SiteFooter() {
  return (
    <footer className="bg-dusk text-on-dusk">
      <div className="mx-auto grid max-w-7xl gap-8 px-5 py-14 sm:grid-cols-2 sm:px-8">
        <address className="not-italic">
          <p className="font-display text-2xl font-semibold">Saffron Court</p>
          {ADDRESS.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="mt-3">
            <a className="underline underline-offset-4" href={`tel:${PHONE.replaceAll(' ', '')}`}>
              {PHONE}
            </a>
          </p>
        </address>
        <p className="self-end text-sm opacity-80 sm:text-right">
          © {new Date().getFullYear()} Saffron Court
        </p>
      </div>
    </footer>
  );
}
