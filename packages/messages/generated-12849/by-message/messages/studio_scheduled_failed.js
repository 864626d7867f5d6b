/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Scheduled_FailedInputs */

const en_ca2_studio_scheduled_failed = /** @type {(inputs: Studio_Scheduled_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It could not be published at its time: it has a fault. Bring it back into the draft to fix it.`)
};

const fr_ca2_studio_scheduled_failed = /** @type {(inputs: Studio_Scheduled_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La publication prévue a échoué : elle contient une erreur. Remettez-la dans le brouillon pour la corriger.`)
};

/**
* | output |
* | --- |
* | "It could not be published at its time: it has a fault. Bring it back into the draft to fix it." |
*
* @param {Studio_Scheduled_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_scheduled_failed = /** @type {((inputs?: Studio_Scheduled_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Scheduled_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_scheduled_failed(inputs)
	return en_ca2_studio_scheduled_failed(inputs)
});