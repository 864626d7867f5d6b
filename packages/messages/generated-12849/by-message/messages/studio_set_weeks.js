/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_WeeksInputs */

const en_ca2_studio_set_weeks = /** @type {(inputs: Studio_Set_WeeksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The next two weeks`)
};

const fr_ca2_studio_set_weeks = /** @type {(inputs: Studio_Set_WeeksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les deux prochaines semaines`)
};

/**
* | output |
* | --- |
* | "The next two weeks" |
*
* @param {Studio_Set_WeeksInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_weeks = /** @type {((inputs?: Studio_Set_WeeksInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_WeeksInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_weeks(inputs)
	return en_ca2_studio_set_weeks(inputs)
});