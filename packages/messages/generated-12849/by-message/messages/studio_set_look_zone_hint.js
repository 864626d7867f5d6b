/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Look_Zone_HintInputs */

const en_ca2_studio_set_look_zone_hint = /** @type {(inputs: Studio_Set_Look_Zone_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Such as America/Toronto. Hours and days follow it.`)
};

const fr_ca2_studio_set_look_zone_hint = /** @type {(inputs: Studio_Set_Look_Zone_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comme America/Toronto. Les heures et les jours le suivent.`)
};

/**
* | output |
* | --- |
* | "Such as America/Toronto. Hours and days follow it." |
*
* @param {Studio_Set_Look_Zone_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_look_zone_hint = /** @type {((inputs?: Studio_Set_Look_Zone_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Look_Zone_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_look_zone_hint(inputs)
	return en_ca2_studio_set_look_zone_hint(inputs)
});