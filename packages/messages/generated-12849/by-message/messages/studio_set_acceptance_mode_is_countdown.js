/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Acceptance_Mode_Is_CountdownInputs */

const en_ca2_studio_set_acceptance_mode_is_countdown = /** @type {(inputs: Studio_Set_Acceptance_Mode_Is_CountdownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`After a wait, unless declined`)
};

const fr_ca2_studio_set_acceptance_mode_is_countdown = /** @type {(inputs: Studio_Set_Acceptance_Mode_Is_CountdownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Après une attente, sauf refus`)
};

/**
* | output |
* | --- |
* | "After a wait, unless declined" |
*
* @param {Studio_Set_Acceptance_Mode_Is_CountdownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_acceptance_mode_is_countdown = /** @type {((inputs?: Studio_Set_Acceptance_Mode_Is_CountdownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Acceptance_Mode_Is_CountdownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_acceptance_mode_is_countdown(inputs)
	return en_ca2_studio_set_acceptance_mode_is_countdown(inputs)
});