/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Alerts_AddInputs */

const en_ca2_studio_set_alerts_add = /** @type {(inputs: Studio_Set_Alerts_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a person`)
};

const fr_ca2_studio_set_alerts_add = /** @type {(inputs: Studio_Set_Alerts_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter une personne`)
};

/**
* | output |
* | --- |
* | "Add a person" |
*
* @param {Studio_Set_Alerts_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_alerts_add = /** @type {((inputs?: Studio_Set_Alerts_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Alerts_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_alerts_add(inputs)
	return en_ca2_studio_set_alerts_add(inputs)
});