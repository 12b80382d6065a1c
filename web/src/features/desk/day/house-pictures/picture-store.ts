/** A picture that waits to be sent. */
export interface WaitingPicture {
  /** The key of the picture's note. The server identifies the picture by this key, too. */
  note: string;
  /** The account of the person who took it. */
  person: string;
  roomNumber: string;
  /** The words of the note, as the text of the picture. */
  words: string;
  picture: Blob;
}

/** Where pictures wait, in the order in which they were taken. */
export interface PictureStore {
  all(): Promise<WaitingPicture[]>;
  add(picture: WaitingPicture): Promise<void>;
  remove(note: string): Promise<void>;
}

/** When the browser stores nothing, pictures are lost when the page is closed. */
export class PicturesInMemory implements PictureStore {
  private pictures: WaitingPicture[] = [];

  all(): Promise<WaitingPicture[]> {
    return Promise.resolve(this.pictures);
  }

  add(picture: WaitingPicture): Promise<void> {
    this.pictures = [...this.pictures, picture];
    return Promise.resolve();
  }

  remove(note: string): Promise<void> {
    this.pictures = this.pictures.filter((one) => one.note !== note);
    return Promise.resolve();
  }
}

const DATABASE = 'saffron-court.house-pictures';
const PICTURES = 'pictures';

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no pictures.'));
  });

/** Pictures survive a reload and a restart of the browser. */
class PicturesInBrowser implements PictureStore {
  constructor(private readonly database: IDBDatabase) {}

  async all(): Promise<WaitingPicture[]> {
    const pictures: unknown = await done(this.pictures('readonly').getAll());
    return pictures as WaitingPicture[];
  }

  async add(picture: WaitingPicture): Promise<void> {
    await done(this.pictures('readwrite').add(picture));
  }

  async remove(note: string): Promise<void> {
    const pictures = this.pictures('readwrite');
    const key = await done(pictures.index('note').getKey(note));
    if (key !== undefined) await done(pictures.delete(key));
  }

  private pictures(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(PICTURES, mode).objectStore(PICTURES);
  }
}

/** The pictures that wait in this browser. */
export async function openPictureStore(): Promise<PictureStore> {
  try {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      const pictures = request.result.createObjectStore(PICTURES, { autoIncrement: true });
      pictures.createIndex('note', 'note', { unique: true });
    };
    return new PicturesInBrowser(await done(request));
  } catch {
    return new PicturesInMemory();
  }
}
