/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Venue_Open_All_DayInputs */

const en_ca2_venue_open_all_day = /** @type {(inputs: Venue_Open_All_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open all day`)
};

const fr_ca2_venue_open_all_day = /** @type {(inputs: Venue_Open_All_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ouvert toute la journée`)
};

/**
* | output |
* | --- |
* | "Open all day" |
*
* @param {Venue_Open_All_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_open_all_day = /** @type {((inputs?: Venue_Open_All_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Open_All_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_open_all_day(inputs)
	return en_ca2_venue_open_all_day(inputs)
});