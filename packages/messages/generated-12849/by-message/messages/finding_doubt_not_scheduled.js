/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_Not_ScheduledInputs */

const en_ca2_finding_doubt_not_scheduled = /** @type {(inputs: Finding_Doubt_Not_ScheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This takes no scheduled orders, so it is offered on no school day.`)
};

const fr_ca2_finding_doubt_not_scheduled = /** @type {(inputs: Finding_Doubt_Not_ScheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune commande d’avance n’est prise ici ; ce n’est donc offert aucun jour d’école.`)
};

/**
* | output |
* | --- |
* | "This takes no scheduled orders, so it is offered on no school day." |
*
* @param {Finding_Doubt_Not_ScheduledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_not_scheduled = /** @type {((inputs?: Finding_Doubt_Not_ScheduledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Not_ScheduledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_not_scheduled(inputs)
	return en_ca2_finding_doubt_not_scheduled(inputs)
});