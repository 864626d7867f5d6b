/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Changed_CountInputs */

const en_ca2_studio_set_changed_count = /** @type {(inputs: Studio_Set_Changed_CountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changed in the draft`)
};

const fr_ca2_studio_set_changed_count = /** @type {(inputs: Studio_Set_Changed_CountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changé dans le brouillon`)
};

/**
* | output |
* | --- |
* | "Changed in the draft" |
*
* @param {Studio_Set_Changed_CountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_changed_count = /** @type {((inputs?: Studio_Set_Changed_CountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Changed_CountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_changed_count(inputs)
	return en_ca2_studio_set_changed_count(inputs)
});