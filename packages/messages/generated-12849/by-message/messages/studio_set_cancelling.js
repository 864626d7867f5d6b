/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_CancellingInputs */

const en_ca2_studio_set_cancelling = /** @type {(inputs: Studio_Set_CancellingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cancelling`)
};

const fr_ca2_studio_set_cancelling = /** @type {(inputs: Studio_Set_CancellingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Annulation`)
};

/**
* | output |
* | --- |
* | "Cancelling" |
*
* @param {Studio_Set_CancellingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_cancelling = /** @type {((inputs?: Studio_Set_CancellingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_CancellingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_cancelling(inputs)
	return en_ca2_studio_set_cancelling(inputs)
});