/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_By_VenueInputs */

const en_ca2_suite_act_by_venue = /** @type {(inputs: Suite_Act_By_VenueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`By the venue`)
};

const fr_ca2_suite_act_by_venue = /** @type {(inputs: Suite_Act_By_VenueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Par l’établissement`)
};

/**
* | output |
* | --- |
* | "By the venue" |
*
* @param {Suite_Act_By_VenueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_by_venue = /** @type {((inputs?: Suite_Act_By_VenueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_By_VenueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_by_venue(inputs)
	return en_ca2_suite_act_by_venue(inputs)
});