/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Locales_LabelInputs */

const en_ca2_studio_set_locales_label = /** @type {(inputs: Studio_Set_Locales_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Name that guests see`)
};

const fr_ca2_studio_set_locales_label = /** @type {(inputs: Studio_Set_Locales_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nom que les clients voient`)
};

/**
* | output |
* | --- |
* | "Name that guests see" |
*
* @param {Studio_Set_Locales_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_locales_label = /** @type {((inputs?: Studio_Set_Locales_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Locales_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_locales_label(inputs)
	return en_ca2_studio_set_locales_label(inputs)
});