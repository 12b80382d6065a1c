/** The hotel's mark: a cusped arch over the water. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={`hotel-logo ${className}`}
      aria-hidden
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M6 26V16.500c0-3.200 2-5.300 4.600-6.800C12.800 8.400 15 7 16 4c1 3 3.200 4.400 5.400 5.700C24 11.200 26 13.300 26 16.500V26" />
      <path d="M11 26v-8c0-2.400 1.700-4 5-6.200 3.300 2.200 5 3.800 5 6.200v8" />
      <path d="M4 28.500h24" strokeLinecap="round" />
    </svg>
  );
}
