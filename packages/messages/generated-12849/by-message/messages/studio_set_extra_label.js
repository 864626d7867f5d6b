/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Extra_LabelInputs */

const en_ca2_studio_set_extra_label = /** @type {(inputs: Studio_Set_Extra_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your name for it`)
};

const fr_ca2_studio_set_extra_label = /** @type {(inputs: Studio_Set_Extra_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre nom pour elle`)
};

/**
* | output |
* | --- |
* | "Your name for it" |
*
* @param {Studio_Set_Extra_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_extra_label = /** @type {((inputs?: Studio_Set_Extra_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Extra_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_extra_label(inputs)
	return en_ca2_studio_set_extra_label(inputs)
});