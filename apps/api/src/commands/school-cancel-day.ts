import { formatDate } from "@comptoir/messages";
import { isCalendarDate, schoolDay } from "@comptoir/ordering";
import { cancelDay } from "../orders/dates/cancel-day.ts";
import { orderingTimes } from "../school/school-dates.ts";
import { type Command, CommandRefusal, EXIT } from "./command.ts";
import { findSchool } from "./named-schools.ts";

/** `comptoir school cancel-day SLUG DATE`: a snow day. school#snow-day. */
export const schoolCancelDay: Command = {
  name: "school cancel-day",
  usage: "SLUG DATE",
  summary: "Cancels every order of a school's date, and credits who ordered.",
  details: [
    "What was paid goes to the account credit of who ordered, which their next order can use; a guest's goes back to the card.",
    "Everybody is told by mail. Stopped half-way it is run again: nobody is credited twice. DATE is such as 2026-11-23.",
  ].join("\n"),
  options: {},
  takes: [2, 2],
  run: async (context, [slug = "", date = ""]) => {
    if (!isCalendarDate(date)) throw new CommandRefusal("DATE is a date such as 2026-11-23.", EXIT.usage);
    const venue = await findSchool(context, slug);
    const { database, clock, say } = context;
    const { restaurantId } = venue;
    const { credited, givenBack, left } = await cancelDay({ database, clock }, { restaurantId, date });
    say(`${formatDate(date, "en-CA")}: ${credited} credited to accounts, ${givenBack} given back to cards.`);
    const day = schoolDay(venue.school, date);
    if (!day.closed && orderingTimes(day, venue.zone).cutoff > clock()) {
      say("It can still be ordered for: put the date among the skip_dates of the venue file, and run this again.");
    }
    if (left === 0) return EXIT.ok;
    context.complain(`${left} of guests are not charged yet: run this again in a minute.`);
    return EXIT.refused;
  },
};
