/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Acceptance_Mode_Is_ManualInputs */

const en_ca2_studio_set_acceptance_mode_is_manual = /** @type {(inputs: Studio_Set_Acceptance_Mode_Is_ManualInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When somebody accepts it`)
};

const fr_ca2_studio_set_acceptance_mode_is_manual = /** @type {(inputs: Studio_Set_Acceptance_Mode_Is_ManualInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quand quelqu’un l’accepte`)
};

/**
* | output |
* | --- |
* | "When somebody accepts it" |
*
* @param {Studio_Set_Acceptance_Mode_Is_ManualInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_acceptance_mode_is_manual = /** @type {((inputs?: Studio_Set_Acceptance_Mode_Is_ManualInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Acceptance_Mode_Is_ManualInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_acceptance_mode_is_manual(inputs)
	return en_ca2_studio_set_acceptance_mode_is_manual(inputs)
});