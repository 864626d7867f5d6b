/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown>, total: NonNullable<unknown>, time: NonNullable<unknown> }} Queue_Waiting_TextInputs */

const en_ca2_queue_waiting_text = /** @type {(inputs: Queue_Waiting_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}, ${i?.total}. We’ll send it as soon as there’s a signal, until ${i?.time}, while one of our pages is open on this device. After that we’ll ask you first.`)
};

const fr_ca2_queue_waiting_text = /** @type {(inputs: Queue_Waiting_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}, ${i?.total}. Nous l’enverrons dès que le réseau reviendra, jusqu’à ${i?.time}, tant qu’une de nos pages est ouverte sur cet appareil. Ensuite, nous vous demanderons d’abord.`)
};

/**
* | output |
* | --- |
* | "{venue}, {total}. We’ll send it as soon as there’s a signal, until {time}, while one of our pages is open on this device. After that we’ll ask you first." |
*
* @param {Queue_Waiting_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_waiting_text = /** @type {((inputs: Queue_Waiting_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_Waiting_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_waiting_text(inputs)
	return en_ca2_queue_waiting_text(inputs)
});