import { buildVenue, type LoadedVenue } from "../venues/loaded-venue.ts";
import { listSlugs } from "../venues/restaurants.store.ts";
import { type CommandContext, CommandRefusal, EXIT } from "./command.ts";
import { findRestaurant } from "./named-restaurant.ts";

/** The school that was named, or all there are; one at least. */
export async function findSchools(context: CommandContext, named: string | undefined): Promise<LoadedVenue[]> {
  const slugs = named === undefined ? await listSlugs(context.database) : [named];
  const venues: LoadedVenue[] = [];
  for (const slug of slugs) venues.push(buildVenue(await findRestaurant(context, slug)));
  const schools = venues.filter(({ ordering }) => ordering.k12);
  if (schools.length === 0) throw new CommandRefusal(named ? `${named} is not a school (k12).` : "There is no school.");
  return schools;
}

/** The school that was named, or the only one there is. */
export async function findSchool(context: CommandContext, named: string | undefined): Promise<LoadedVenue> {
  const schools = await findSchools(context, named);
  const [school] = schools;
  if (school && schools.length === 1) return school;
  const slugs = schools.map(({ slug }) => slug).join(", ");
  throw new CommandRefusal(`There are several schools: say --restaurant with one of ${slugs}.`, EXIT.usage);
}
