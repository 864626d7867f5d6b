/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Ages_HintInputs */

const en_ca2_studio_set_ages_hint = /** @type {(inputs: Studio_Set_Ages_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Minutes until it is late, and very late.`)
};

const fr_ca2_studio_set_ages_hint = /** @type {(inputs: Studio_Set_Ages_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Minutes jusqu’au retard, et au grand retard.`)
};

/**
* | output |
* | --- |
* | "Minutes until it is late, and very late." |
*
* @param {Studio_Set_Ages_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_ages_hint = /** @type {((inputs?: Studio_Set_Ages_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Ages_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_ages_hint(inputs)
	return en_ca2_studio_set_ages_hint(inputs)
});