/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Queue_LateInputs */

const en_ca2_queue_late = /** @type {(inputs: Queue_LateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There was no signal before ${i?.time}, so we’re asking you first.`)
};

const fr_ca2_queue_late = /** @type {(inputs: Queue_LateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le réseau n’est pas revenu avant ${i?.time} : nous vous demandons donc d’abord.`)
};

/**
* | output |
* | --- |
* | "There was no signal before {time}, so we’re asking you first." |
*
* @param {Queue_LateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_late = /** @type {((inputs: Queue_LateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_LateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_late(inputs)
	return en_ca2_queue_late(inputs)
});