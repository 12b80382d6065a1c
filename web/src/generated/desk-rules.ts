// Emitted by graphql-server (npm run generate) from its own rules. Do not edit.

export const CASH_PIECES = [
  {
    "kind": "NOTE",
    "value": 50000
  },
  {
    "kind": "NOTE",
    "value": 20000
  },
  {
    "kind": "NOTE",
    "value": 10000
  },
  {
    "kind": "NOTE",
    "value": 5000
  },
  {
    "kind": "NOTE",
    "value": 2000
  },
  {
    "kind": "NOTE",
    "value": 1000
  },
  {
    "kind": "COIN",
    "value": 2000
  },
  {
    "kind": "COIN",
    "value": 1000
  },
  {
    "kind": "COIN",
    "value": 500
  },
  {
    "kind": "COIN",
    "value": 200
  },
  {
    "kind": "COIN",
    "value": 100
  }
] as const;

export const CATEGORIES = [
  "Deluxe Rooms",
  "Family Rooms",
  "Room Features",
  "Restaurants Bars",
  "Breakfast",
  "Room Service",
  "Menus",
  "Special Events",
  "Swimming Pool",
  "Spa Wellness",
  "Fitness Center",
  "Meeting Rooms",
  "Concierge Services"
] as const;

export const CATEGORY_ITEM_LIMITS = {
  "title": 150,
  "location": 200,
  "description": 2000,
  "images": 30,
  "priceCents": 100000000,
  "amenities": 30,
  "amenity": 100,
  "timing": 200,
  "rooms": 200
} as const;

export const CONTENT_LIMITS = {
  "line": 120,
  "sentence": 600,
  "body": 20000,
  "position": 60,
  "label": 40,
  "entries": 12,
  "links": 12,
  "testimonials": 30,
  "testimonialName": 80,
  "testimonialLocation": 80,
  "testimonialMessage": 600,
  "testimonialNote": 200,
  "rating": {
    "minimum": 1,
    "maximum": 5
  }
} as const;

export const DESK_BOOKING_LIMITS = {
  "stays": 30,
  "guestName": 100,
  "portal": 100,
  "reason": 500,
  "ratePaise": 1000000000
} as const;

export const EXPORTED_ROWS = 50000 as const;

export const HOTEL_LIMITS = {
  "name": 150,
  "city": 100,
  "country": 100,
  "hotelId": 50,
  "overview": 2000
} as const;

export const OFFER_LIMITS = {
  "title": 150,
  "description": 2000
} as const;

export const PICTURE_LIMITS = {
  "bytes": 15728640,
  "pixels": 40000000,
  "altText": 300,
  "fileName": 200
} as const;

export const PLACEHOLDERS = [
  "hotel",
  "town",
  "address",
  "phone",
  "email",
  "checkinTime",
  "checkoutTime",
  "cancellationTerms",
  "capacities",
  "holdMinutes",
  "messagesKeptMonths"
] as const;

export const POLICY_LIMITS = {
  "name": 60,
  "steps": 4,
  "hours": 8760,
  "nights": 30
} as const;

export const PROPERTY_LIMITS = {
  "name": 80,
  "legalName": 120,
  "signatory": 80,
  "street": 120,
  "town": 60,
  "state": 60,
  "postcode": 12,
  "country": 60,
  "phone": 30,
  "linkName": 40,
  "links": 8,
  "childBands": 5,
  "bandName": 40,
  "childAge": {
    "minimum": 0,
    "maximum": 17
  },
  "bookingWindowMonths": {
    "minimum": 1,
    "maximum": 60
  },
  "maximumNights": {
    "minimum": 1,
    "maximum": 365
  },
  "paisePerUnit": {
    "minimum": 101,
    "maximum": 100000
  },
  "paisePerShownUnit": {
    "minimum": 50,
    "maximum": 100000
  },
  "slabs": 6,
  "slabLimitPaise": {
    "minimum": 1,
    "maximum": 1000000000
  },
  "taxPercent": {
    "minimum": 0,
    "maximum": 50
  },
  "taxSource": 300,
  "cashPanAbovePaise": {
    "minimum": 0,
    "maximum": 20000000
  },
  "unsecuredPercent": {
    "minimum": 0,
    "maximum": 100
  }
} as const;

export const REISSUE_LIMITS = {
  "reason": 500
} as const;

export const ROOM_TYPE_LIMITS = {
  "code": 40,
  "name": 60,
  "description": 1000,
  "rateCents": 10000000,
  "guests": 20,
  "extraBeds": 5,
  "supplementCents": 1000000,
  "childSupplements": 20,
  "beds": 120,
  "sizeSquareMetres": 2000,
  "view": 120,
  "floor": 120,
  "included": 30,
  "includedText": 100,
  "pictures": 30,
  "sortOrder": 1000,
  "roomNumber": 12,
  "roomsAtOnce": 200
} as const;
