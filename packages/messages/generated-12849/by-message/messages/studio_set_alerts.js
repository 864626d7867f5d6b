/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_AlertsInputs */

const en_ca2_studio_set_alerts = /** @type {(inputs: Studio_Set_AlertsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who is told of orders that wait`)
};

const fr_ca2_studio_set_alerts = /** @type {(inputs: Studio_Set_AlertsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qui est avisé des commandes en attente`)
};

/**
* | output |
* | --- |
* | "Who is told of orders that wait" |
*
* @param {Studio_Set_AlertsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_alerts = /** @type {((inputs?: Studio_Set_AlertsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_AlertsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_alerts(inputs)
	return en_ca2_studio_set_alerts(inputs)
});